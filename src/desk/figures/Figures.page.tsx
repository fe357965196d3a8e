import { useQuery } from '@tanstack/react-query';
import { figureEndpoints, periodNames } from '#rooms/figures/contract/figures.ts';
import { documentId } from '#rooms/applications/contract/applications.ts';
import { AllFigures } from './AllFigures.tsx';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { JobSelect } from '../shell/JobSelect.tsx';
import { Loaded, Skeletons } from '../shell/Loaded.tsx';
import { adminQuery, jobsQuery } from '../shell/queries.ts';
import { staffPage } from '../shell/StaffPage.tsx';
import { figuresTexts } from './figures-texts.ts';
import styles from './Figures.module.css';
import { formatMoment } from '../../shared/lib/format.ts';
import { useAddress } from '../../shared/lib/use-address.ts';

export const Component = staffPage('figures', FiguresOfJob, { call: figureEndpoints.readFigures });

/** The period and the job are in the address. */
function FiguresOfJob() {
  const { get, change } = useAddress();
  const period = periodNames.find((name) => name === get('period')) ?? '90';
  const job = documentId.safeParse(get('job')).data;
  const { data: jobs } = useQuery(jobsQuery);
  const figures = useQuery(adminQuery(['figures', job], figureEndpoints.readFigures, { query: { job_id: job } }));
  return (
    <div className="stack gap-16">
      <div className={styles.choices}>
        <FilterSelect
          label={figuresTexts.period}
          value={period}
          onChoose={(name) => change({ period: name }, { push: true })}
          data={periodNames.map((name) => ({ value: name, label: figuresTexts.periods[name] }))}
        />
        <JobSelect jobs={jobs} value={job} onChoose={(id) => change({ job: id }, { push: true })} />
      </div>
      <Loaded query={figures} failed={figuresTexts.failed} loading={<Skeletons className="stack gap-24" heights={[96, 280, 240]} />}>
        {(figures) => (
          <>
            <AllFigures figures={figures} period={period} job={job} />
            <p className="hint">{figuresTexts.counted(figures.counted_at && formatMoment(figures.counted_at))}</p>
          </>
        )}
      </Loaded>
    </div>
  );
}
