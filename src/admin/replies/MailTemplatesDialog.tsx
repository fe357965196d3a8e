import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { applicationValues, messageValues } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { repliesTexts } from '../../content/staff/replies.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shared/DialogButton.tsx';
import { mailTemplatesQuery } from '../shared/queries.ts';
import { StoredTextsDialog } from '../shared/StoredTextsDialog.tsx';
import { MailTemplatesForm } from './MailTemplatesForm.tsx';

export function MailTemplatesDialog({ opened, onClose, onSaved }: OpenedDialogProps) {
  const client = useQueryClient();
  const query = useQuery({ ...mailTemplatesQuery, staleTime: 0, refetchOnWindowFocus: false });
  const latest = useQuery({ queryKey: ['latest for previews'], queryFn: loadLatest, staleTime: Infinity });
  return (
    <StoredTextsDialog
      opened={opened}
      title={repliesTexts.manage.title}
      failed={texts.fetchTemplatesFailed}
      query={query}
      waiting={latest.isPending}
      notice={query.data?.sends === false && <Notice kind="info">{repliesTexts.manage.off}</Notice>}
      onClose={onClose}
    >
      {(templates, props) => (
        <MailTemplatesForm
          key={templates.updated_at}
          templates={templates}
          values={latest.data ?? {}}
          onSaved={(saved) => {
            client.setQueryData(mailTemplatesQuery.queryKey, saved);
            onSaved();
          }}
          {...props}
        />
      )}
    </StoredTextsDialog>
  );
}

/** The values of the latest application and message. */
async function loadLatest({ signal }: { signal: AbortSignal }) {
  const [applications, messages] = await Promise.all([
    adminCall(endpoints.listApplications, { query: { limit: 1 }, signal }),
    adminCall(endpoints.listMessages, { query: { limit: 1 }, signal }),
  ]);
  const [application] = applications.data;
  const [message] = messages.data;
  return { application: application && applicationValues(application), message: message && messageValues(message) };
}
