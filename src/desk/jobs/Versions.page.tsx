import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { type JobVersion, jobEndpoints } from '#rooms/jobs/contract/endpoints.ts';
import { zoneName } from '#rooms/platform/contract/zones.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { factsOf } from '../../site/careers/formats/job-facts.ts';
import { JobText } from '../../site/careers/JobText.tsx';
import { LabelledList } from '../../site/components/labelled-list/LabelledList.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import { pagedQuery } from '../shell/queries.ts';
import { adminCall } from '../session/admin-call.ts';
import { Loaded, Skeletons } from '../shell/Loaded.tsx';
import { staffPage } from '../shell/StaffPage.tsx';
import { useNameOf } from '../shell/people.ts';
import { jobFormTexts } from './job-form-texts.ts';
import { versionsTexts as texts } from './jobs-texts.ts';

export const Component = staffPage('versions', Versions);

/** What visitors could read of a job, deleted or not. */
function Versions() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const load = (options: object) => adminCall(jobEndpoints.readJobVersions, { params: { id }, ...options });
  const list = useInfiniteQuery(pagedQuery(['versions', id], { load }));
  return (
    <Loaded query={list} failed={texts.failed} loading={<Skeletons heights={[240]} />}>
      {({ pages }) => {
        const versions = pages.flatMap(({ data }) => data);
        return (
          <div className="stack gap-16">
            <p className="hint">{versions.length === 0 ? texts.empty : texts.hint(zoneName(browserZone()))}</p>
            {versions.map((version, index) => (
              <Version key={version.from} version={version} open={hash === '' ? index === 0 : hash === `#${version.from}`} />
            ))}
            {list.isFetchNextPageError && <p role="alert">{texts.failed}</p>}
            {list.hasNextPage && <LoadMore count={versions.length} onLoad={list.fetchNextPage} />}
          </div>
        );
      }}
    </Loaded>
  );
}

function Version({ version, open }: { version: JobVersion; open: boolean }) {
  const { title, from, until, by, ended_by, questions } = version;
  const nameOf = useNameOf();
  // A closing date that is ahead ends nothing yet.
  const closed = Date.parse(until) < serverNow() ? texts.closingDate : '';
  const asked = questions.map(({ text }, index) => ({ label: jobFormTexts.questions.nth(index + 1), text }));
  const people = [
    { label: texts.by, text: nameOf(by) },
    { label: texts.endedBy, text: ended_by ? nameOf(ended_by) : closed },
  ];
  return (
    <details open={open}>
      <summary>
        <strong>{texts.period(formatMoment(from), until && formatMoment(until))}</strong> {title}
      </summary>
      <div className="stack gap-16">
        <LabelledList items={[...people.filter(({ text }) => text), ...factsOf(version), ...asked]} />
        <JobText job={version} />
      </div>
    </details>
  );
}
