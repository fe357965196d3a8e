import type { Answer } from '#rooms/applications/contract/answer.ts';

/** The questions of a job as an applicant was asked, with the answers. */
export function Answers({ answers, blank }: { answers: readonly Answer[]; blank: string }) {
  return (
    <dl className="stack gap-12 written">
      {answers.map(({ id, text, value }) => (
        <div key={id}>
          <dt className="dimmed">{text}</dt>
          <dd className={value === '' ? 'dimmed' : 'lines'}>{value || blank}</dd>
        </div>
      ))}
    </dl>
  );
}
