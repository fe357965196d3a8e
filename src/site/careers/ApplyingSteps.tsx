import type { PublicHiringProcess } from '#rooms/jobs/contract/hiring-process.ts';
import { accommodations, applyingTexts as texts } from './applying-texts.ts';
import { LinkNote } from '../../shared/forms/LinkNote.tsx';
import { Steps } from '../sections/Steps.tsx';

/** What happens after Apply. @param process undefined while the texts of staff are not known */
export function ApplyingSteps({ process }: { process?: PublicHiringProcess }) {
  const steps = [texts.apply, { ...texts.read, time: process && texts.read.time(process.reply_days) }];
  const next = process && { title: texts.next, text: process.next_steps };
  return (
    <>
      <Steps items={next ? [...steps, next] : steps} />
      <div className="stack gap-12" style={{ marginTop: 32 }}>
        {process?.answered && <p className="strong">{texts.answered(process.answered)}</p>}
        <LinkNote {...accommodations} />
      </div>
    </>
  );
}
