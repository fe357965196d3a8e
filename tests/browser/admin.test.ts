import { expect, it } from 'vitest';
import { messagesTexts } from '../../src/desk/messages/messages-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { button, expectFocus, messagesAbout, openDashboard, writeMessage } from './dashboard.ts';
import { browserOfFile } from './harness.ts';

const browser = browserOfFile();

it('answers 20 messages beside the list, half of them by a reply, with 30 keys besides typing', async () => {
  const about = crypto.randomUUID().slice(0, 8);
  for (let i = 0; i < 20; i++) await writeMessage(`${about} ${i}`);
  const { page, complaints } = await openDashboard(browser(), `?tab=messages&status=Open&q=${about}`);
  const thread = page.getByRole('complementary');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const opener = (subject: string, isUnread: boolean) => button(page, messagesTexts.readNamed(subject, 'Ada Example', isUnread));
  const focused = (subject: string) => expectFocus(opener(subject, true).or(opener(subject, false)));
  for (let i = 19; i >= 0; i--) {
    await focused(`${about} ${i}`);
    if (i >= 10) {
      await press('m');
      await expectFocus(thread.getByLabel(repliesTexts.fields.body));
      await page.keyboard.insertText('Yes, we can.');
      await press('Control+Enter');
    } else await press('r');
  }
  await page.getByText(messagesTexts.noMatch).waitFor();
  expect(keys).toBeLessThanOrEqual(30);
  const answered = await Promise.all(Array.from({ length: 20 }, (_, i) => messagesAbout(`${about} ${i}`)));
  expect(answered.flat().map(({ status, replies }) => `${status}, ${replies.length}`)).toEqual(
    Array.from({ length: 20 }, (_, i) => `Answered, ${i >= 10 ? 1 : 0}`),
  );
  expect(complaints).toEqual([]);
});
