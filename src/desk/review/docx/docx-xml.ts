import { DOMParser } from '@xmldom/xmldom';

/** Works in a worker, which has no parser of its own. @throws when it is not well-formed UTF-8 */
export function parseXml(bytes: Uint8Array): Element {
  const errorHandler = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message);
  };
  return new DOMParser({ errorHandler }).parseFromString(new TextDecoder().decode(bytes)).documentElement;
}

const nodesOf = (element: Element | undefined): Node[] => Array.from(element?.childNodes ?? []);

/** @param name a local name, because the prefixes and namespaces of Office's dialects differ */
export function childrenOf(element: Element | undefined, name?: string): Element[] {
  const elements = nodesOf(element).filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
  return name === undefined ? elements : elements.filter(({ localName }) => localName === name);
}

/** @param path local names @returns the first element at the path below an element */
export function find(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce((parent, name) => childrenOf(parent, name)[0], element);
}

/** @returns the value of the attribute with a local name, or '' */
export function attribute(element: Element | undefined, name: string): string {
  return Array.from(element?.attributes ?? []).find(({ localName }) => localName === name)?.value ?? '';
}

/** @param property a toggle, which is on unless its value says otherwise */
export function isOn(property: Element | undefined): boolean {
  return property !== undefined && !['0', 'false', 'off'].includes(attribute(property, 'val'));
}

/** @returns the text of an element without that of its children */
export function ownText(element: Element): string {
  const texts = nodesOf(element).filter((node) => node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE);
  return texts.map(({ nodeValue }) => nodeValue).join('');
}
