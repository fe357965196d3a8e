import { publicEndpoints } from './public-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';

/** Every call. Pages import one of the tables, so that visitors load no schema of staff. */
export const endpoints = { ...publicEndpoints, ...staffEndpoints };
