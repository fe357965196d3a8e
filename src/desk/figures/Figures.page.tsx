import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { figureEndpoints } from '#rooms/figures/contract/figures.ts';
import { documentId } from '#rooms/applications/contract/applications.ts';
import { AllFigures } from './AllFigures.tsx';
import styles from './AllFigures.module.css';
import { JobSelect } from '../shell/JobSelect.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery, jobsQuery } from '../shell/queries.ts';
import { Skeletons } from '../shell/Skeletons.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { jobChoiceTexts } from '../shell/job-choice-texts.ts';
import { figuresTexts } from './figures-texts.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { staffTitles } from '../shell/titles-texts.ts';

export function Component() {
  return (
    <StaffPage title={staffTitles.figures} heading={figuresTexts.heading} call={figureEndpoints.readFigures}>
      <FiguresOfJob />
    </StaffPage>
  );
}

/** The job is in the address. */
function FiguresOfJob() {
  const [query, setQuery] = useSearchParams();
  const job = documentId.safeParse(query.get('job')).data;
  const { data: jobs } = useQuery(jobsQuery);
  const title = jobs?.find(({ id }) => id === job)?.title ?? jobChoiceTexts.deletedJob;
  const figures = useQuery(adminQuery(['figures', job], figureEndpoints.readFigures, { query: { job_id: job } }));
  return (
    <>
      <div className={styles.controls}>
        <JobSelect jobs={jobs} value={job} onChoose={(id) => setQuery(id === undefined ? {} : { job: id })} />
      </div>
      <Loaded query={figures} failed={figuresTexts.failed} loading={<Skeletons className="stack gap-24" heights={[240, 320, 480]} />}>
        {(figures) => (
          <>
            <p className={styles.printOnly}>{figuresTexts.about(job && title)}</p>
            <p className={styles.counted}>{figuresTexts.counted(figures.counted_at && formatMoment(figures.counted_at))}</p>
            <AllFigures figures={figures} job={job} />
          </>
        )}
      </Loaded>
    </>
  );
}
