import type { HydrationState } from 'react-router-dom';
import { scriptSafeJson } from './markup.ts';

const elementId = 'hydration-data';

/** @returns a script element with the loaders' results, which the browser then does not request */
export function hydrationDataTag(data: HydrationState): string {
  return `<script type="application/json" id="${elementId}">${scriptSafeJson(data)}</script>`;
}

export function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}
