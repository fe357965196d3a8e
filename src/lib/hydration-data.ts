import type { HydrationState } from 'react-router-dom';
import { scriptSafeJson } from './script-safe.ts';

const elementId = 'hydration-data';

/** @returns a script element with the loaders' results, so that the browser does not request them again */
export function hydrationDataTag(data: HydrationState): string {
  return `<script type="application/json" id="${elementId}">${scriptSafeJson(data)}</script>`;
}

/** @returns the loaders' results that the server rendered into the page */
export function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}
