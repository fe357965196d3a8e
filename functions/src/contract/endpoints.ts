import { publicEndpoints } from './public-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';

/** Every call. Pages import the tables of rooms, so that visitors load no schema of staff. */
export const endpoints = { ...staffEndpoints, ...publicEndpoints };
