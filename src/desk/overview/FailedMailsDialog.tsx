import type { FailedMail } from '#rooms/platform/contract/failed-mails.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { failedMailsTexts } from './overview-texts.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { applicationPath } from '../../admin-paths.ts';
import { LoadMore } from '../list/LoadMore.tsx';
import { pagedQuery } from '../shell/queries.ts';
import { adminCall } from '../session/admin-call.ts';
import { Dialog, type OpenedDialogProps } from '../shell/Dialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import styles from './Overview.module.css';

/** The mails that could not be delivered, newest first. */
export function FailedMailsDialog({ opened, onClose }: Pick<OpenedDialogProps, 'opened' | 'onClose'>) {
  const load = (options: object) => adminCall(answerEndpoints.listFailedMails, options);
  const query = useInfiniteQuery(pagedQuery(['failed mails'], { load }));

  return (
    <Dialog opened={opened} onClose={onClose} title={failedMailsTexts.title} size="lg">
      <Loaded query={query} failed={failedMailsTexts.failed}>
        {({ pages }) => {
          const mails = pages.flatMap(({ data }) => data);
          return (
            <section className="stack">
              <p>{mails.length === 0 ? failedMailsTexts.none : failedMailsTexts.lead}</p>
              <ol className={`stack gap-12 ${styles.mails}`}>
                {mails.map((mail) => (
                  <li key={mail.id}>
                    <span className={styles.kind}>{mail.template}</span>
                    <time dateTime={mail.at}>{formatMoment(mail.at)}</time>
                    <span className={styles.about}>
                      {mail.audience && failedMailsTexts.audiences[mail.audience]} {mail.about && <About {...mail.about} />}
                    </span>
                  </li>
                ))}
              </ol>
              {query.hasNextPage && <LoadMore count={mails.length} onLoad={query.fetchNextPage} />}
            </section>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

function About({ tab, id, name }: NonNullable<FailedMail['about']>) {
  return <Link to={tab === 'applications' ? applicationPath(id) : `?tab=${tab}`}>{name}</Link>;
}
