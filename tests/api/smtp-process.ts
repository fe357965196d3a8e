/** An SMTP server that tests can kill. It writes each mail to a file before it accepts it. */
import { appendFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const [file = '', port = ''] = process.argv.slice(2);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, { envelope: { rcptTo } }, answer) => {
    buffer(stream)
      .then((content) => {
        const [, id = ''] = /^message-id: *(\S+)/im.exec(content.toString()) ?? [];
        appendFileSync(file, `${JSON.stringify({ id, to: rcptTo.map(({ address }) => address) })}\n`);
        answer();
      })
      .catch(answer);
  },
});
// A client that is killed resets its connection.
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
