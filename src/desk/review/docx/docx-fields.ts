import { attribute, childrenOf, find, isOn } from './docx-xml.ts';

/** A field that has begun. @property start how many texts were shown before it */
export type Field = { instruction: string; start: number; formValue: string | undefined };

/** The fields of Word that show their instruction. */
const shownInstruction = /^\s*(?:EQ|GOTOBUTTON|MACROBUTTON|QUOTE)\s+(.+)/is;
const linkInstruction = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\"]+))/i;

/** @returns the address of a link, if the field is one */
export function linkOf({ instruction }: Field): string | undefined {
  const [, quoted, bare] = linkInstruction.exec(instruction) ?? [];
  return quoted ?? bare;
}

/** @returns what Word shows for a field without a result, if the file says it */
export function valueOf({ instruction, formValue }: Field): string | undefined {
  return formValue ?? shownInstruction.exec(instruction)?.[1];
}

/** @returns the content of a form field that is not part of the text */
export function formValueOf(form: Element): string {
  const box = find(form, 'checkBox');
  if (box) return isOn(find(box, 'checked') ?? find(box, 'default')) ? '☒' : '☐';
  const list = find(form, 'ddList');
  const chosen = attribute(find(list, 'result') ?? find(list, 'default'), 'val');
  return attribute(childrenOf(list, 'listEntry')[Number(chosen)] ?? find(form, 'textInput', 'default'), 'val');
}
