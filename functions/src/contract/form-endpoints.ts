import { type Form, type FormName, formNames, forms } from '../messages/contract/forms.ts';

type FormEndpoints<Call extends keyof Form['calls']> = {
  [Name in `${FormName}.${Call}`]: Name extends `${infer Row extends FormName}.${infer Own extends Call}`
    ? (typeof forms)[Row]['calls'][Own]
    : never;
};

/** @returns these calls of each form */
export function formEndpoints<Call extends keyof Form['calls']>(...calls: Call[]): FormEndpoints<Call> {
  const entries = formNames.flatMap((form) => calls.map((call) => [`${form}.${call}`, forms[form].calls[call]]));
  return Object.fromEntries(entries) as FormEndpoints<Call>;
}
