import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = globSync(['src/**/*.{ts,tsx}', 'functions/src/**/*.ts', 'local/seed/*.{ts,json}'], { exclude: ['**/*.test.{ts,tsx}'] });

const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const british =
  /\b\w*(?:cancell(?:ed|ing)|colour|favour|behaviour|honour|neighbour|centre|grey\b|labell|modell|travell|licence|programme\b|organis|recognis|authoris|specialis\w*[ei]d|optimis|summaris|prioritis|customis|finalis|apologis|whilst|learnt\b|enrol\b|cheque)\w*/i;

/** The forms of which there is one each. Addresses and code are not prose. */
const forms: [string, RegExp][] = [
  ['“…” are the quotation marks', /[‘‚„]|(?<![\w=])"\w/],
  ['a percentage has no blank', /\d %/],
  ['email is not mail', /(?<![-\w@./#])mails?(?![-\w@./])/i],
  ['American spelling', british],
  ['the month comes first', new RegExp(`\\b\\d{1,2} ${months}[a-z]*\\b`)],
];

/** The texts of a file that are written with capitals, as names of states and keys are not. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) texts.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts.filter((text) => text !== text.toUpperCase() && /(?:^|[\s(“])[A-Z]/.test(text));
}

const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));

test.each(forms)('in what people read, %s', (_, form) => {
  expect(files.length).toBeGreaterThan(300);
  expect(texts.filter(({ text }) => form.test(text))).toEqual([]);
});
