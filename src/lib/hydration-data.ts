import type { HydrationState } from 'react-router-dom';
import { scriptSafeJson } from './script-safe.ts';

const elementId = 'hydration-data';

/** @returns a tag with what the server found out for a page, so that the browser need not ask again */
export function hydrationDataTag(data: HydrationState): string {
  return `<script type="application/json" id="${elementId}">${scriptSafeJson(data)}</script>`;
}

/** @returns what the server gave along with this page, if it did: the router takes it for its loaders' answers */
export function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}
