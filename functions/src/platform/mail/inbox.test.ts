import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../local/ports.ts';
import { imapSource } from './inbox.ts';

const mail = 'To: answers+1a2b3c4d-0@example.com\r\n\r\nHello\r\n';
const address = '((NIL NIL "Answers+1a2b3c4d-0" "Example.com"))';
const head = (uid: number) => `* ${uid} FETCH (UID ${uid} RFC822.SIZE 50 ENVELOPE (NIL "Re" NIL NIL NIL ${address} NIL NIL NIL "<1@x>"))`;

/** What Dovecot 2.3 has answered to each command. */
const dialogue: (readonly [command: RegExp, ...lines: string[]])[] = [
  [/^ID|^ENABLE|^LSUB/],
  [/^AUTHENTICATE PLAIN$/, '+ '],
  [/^NAMESPACE/, '* NAMESPACE (("" ".")) NIL NIL'],
  [/^LIST/, '* LIST (\\HasNoChildren) "." INBOX'],
  [/^SELECT INBOX$/, '* 2 EXISTS', '* OK [PERMANENTFLAGS (\\Flagged \\Seen \\*)] Flags permitted.', '* OK [UIDNEXT 3] Predicted next UID'],
  [/^SELECT INBOX\.Plain/, '* 2 EXISTS', '* OK [PERMANENTFLAGS (\\Flagged \\Seen)] Flags permitted.'],
  [/^UID SEARCH UNKEYWORD \$ReadBySite (?:SINCE|YOUNGER) /, '* SEARCH 2 1'],
  [/^UID FETCH 1[:,]2 .*ENVELOPE/, head(1), head(2)],
  ...[1, 2].map(
    (uid) => [new RegExp(`^UID FETCH ${uid} .*BODY`), `* ${uid} FETCH (UID ${uid} BODY[] {${mail.length}}\r\n${mail})`] as const,
  ),
  [/^UID STORE/],
];

/** @returns the URL of a mailbox, and the commands that it gets */
async function serve() {
  const commands: string[] = [];
  const server = createServer((socket) => {
    let tag = '';
    socket.on('error', () => undefined).write('* OK [CAPABILITY IMAP4rev1 SASL-IR ID ENABLE LITERAL+ AUTH=PLAIN] ready.\r\n');
    socket.setEncoding('utf8').on('data', (line: string) => {
      const [, own, command = ''] = /^(?:(\w+) )?(.*)\r\n$/s.exec(line) ?? [];
      const [, ...lines] = dialogue.find(([known]) => known.test(command)) ?? [];
      if (own !== undefined) commands.push(command);
      const isLogin = command === 'AUTHENTICATE PLAIN';
      tag = own ?? tag;
      socket.write([...lines, ...(isLogin ? [] : [`${tag} OK Done`])].map((answer) => `${answer}\r\n`).join(''));
    });
  });
  const at = await listen(server, 0);
  onTestFinished(() => void server.close());
  return { url: `imap://answers%40example.com:local@${at}`, commands };
}

async function read(url: string) {
  const found: unknown[] = [];
  await imapSource(url)(async ({ content, ...arrived }) => {
    found.push({ ...arrived, content: (await content())?.toString() });
    return ([undefined, 'filed', 'left'] as const)[found.length];
  });
  return found;
}

test('reads what has no keyword yet, oldest first, and gives each mail one, with a mark if it is left for people', async () => {
  const { url, commands } = await serve();
  const arrived = { bytes: 50, content: mail, addressees: ['answers+1a2b3c4d-0@example.com'] };
  expect(await read(url)).toEqual([arrived, arrived]);
  const stored = commands.filter((command) => command.startsWith('UID STORE'));
  expect(stored).toEqual(['UID STORE 1 +FLAGS ($ReadBySite \\Seen)', 'UID STORE 2 +FLAGS ($ReadBySite \\Flagged)']);
  expect(commands.join('\n')).not.toMatch(/EXPUNGE|DELETE|MOVE|BODY\[\]/);
  await expect(read(`${url}/Plain`)).rejects.toThrow('takes no keywords');
  // Where nobody answers.
  await expect(read('imap://answers%40example.com:local@127.0.0.1:1')).rejects.toThrow();
});
