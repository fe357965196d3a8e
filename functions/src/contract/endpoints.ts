import { publicEndpoints } from './public-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';

/** Every call. The site's pages import one of the two tables, so that visitors do not load the schemas of staff. */
export const endpoints = { ...publicEndpoints, ...staffEndpoints };
