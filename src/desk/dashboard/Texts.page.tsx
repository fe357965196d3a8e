import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Fragment } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { hiringProcessEndpoints } from '#rooms/jobs/contract/hiring-process.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { hiringProcessTexts } from '../jobs/jobs-texts.ts';
import type { OpenedDialogProps } from '../shell/Dialog.tsx';
import factsStyles from '../shell/Facts.module.css';
import headStyles from '../shell/Head.module.css';
import { lazyPart } from '../shell/lazy-part.ts';
import { Loaded, Skeletons } from '../shell/Loaded.tsx';
import { adminQuery, mailTemplatesQuery } from '../shell/queries.ts';
import { useStaffReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { useDialog } from '../shell/use-dialog.ts';
import styles from './Texts.page.module.css';

const HiringProcessDialog = lazyPart('hiring process', async () => (await import('../jobs/HiringProcessDialog.tsx')).HiringProcessDialog);
const MailTemplatesDialog = lazyPart(
  'mail templates',
  async () => (await import('../answers/MailTemplatesDialog.tsx')).MailTemplatesDialog,
);

const hiringProcessQuery = adminQuery(['hiring process', 'shown'], hiringProcessEndpoints.readHiringProcess);

/** What the team writes once and applicants read often. */
export function Component() {
  const report = useStaffReport();
  const process = useQuery(hiringProcessQuery);
  const templates = useQuery(mailTemplatesQuery);
  return (
    <StaffPage page="texts" call={answerEndpoints.readMailTemplates}>
      <div className={styles.texts}>
        <StoredTexts query={process} texts={hiringProcessTexts} failed={staffTexts.fetchHiringProcessFailed} Dialog={HiringProcessDialog}>
          {({ next_steps, reply_days, change_hours }) => {
            const { fields } = hiringProcessTexts;
            return { [fields.next_steps]: next_steps, [fields.reply_days]: reply_days, [fields.change_hours]: change_hours };
          }}
        </StoredTexts>
        {/* Later, so that the process above does not move them. */}
        {!process.isPending && (
          <StoredTexts query={templates} texts={repliesTexts.manage} failed={staffTexts.fetchTemplatesFailed} Dialog={MailTemplatesDialog}>
            {(templates) => {
              const { templates: names, manage } = repliesTexts;
              const { own, reasons, required } = manage;
              const facts: Record<string, string> = {};
              for (const name of Object.keys(names) as (keyof typeof names)[]) facts[names[name]] = templates[name].subject;
              for (const { name, status, subject } of templates.own) facts[own(name, status)] = subject;
              if (templates.reasons) facts[reasons] = templates.reasons + (templates.reason_required ? `\n(${required})` : '');
              return facts;
            }}
          </StoredTexts>
        )}
      </div>
      <ReportView reports={[report]} />
    </StaffPage>
  );
}

type Props<T> = {
  query: UseQueryResult<T>;
  texts: { title: string; open: string; saved: string; hint: string };
  failed: string;
  Dialog: ComponentType<OpenedDialogProps>;
  /** What is shown of them, by name. */
  children: (stored: T) => Record<string, string | number>;
};

function StoredTexts<T>({ query, texts, failed, Dialog, children: factsOf }: Props<T>) {
  const client = useQueryClient();
  const { announce } = useStaffReport();
  const dialog = useDialog<true>();
  const onSaved = () => {
    dialog.close();
    announce(texts.saved);
    void client.invalidateQueries({ queryKey: hiringProcessQuery.queryKey });
  };
  return (
    <section className={styles.section}>
      <div className={headStyles.head}>
        <h2>{texts.title}</h2>
        <Button size="sm" variant="default" onClick={({ currentTarget }) => dialog.open(true, currentTarget)}>
          {texts.open}
        </Button>
      </div>
      <p className="hint">{texts.hint}</p>
      <Loaded query={query} failed={failed} loading={<Skeletons heights={[140]} />}>
        {(stored) => (
          <dl className={factsStyles.facts}>
            {Object.entries(factsOf(stored)).map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd className="lines">{value}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </Loaded>
      {dialog.render((_opened, props) => (
        <Dialog {...props} onSaved={onSaved} />
      ))}
    </section>
  );
}
