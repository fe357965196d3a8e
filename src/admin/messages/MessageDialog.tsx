import { Button, Modal } from '@mantine/core';
import { type ContactMessage, messageStatuses } from '#contract/contact-messages.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { dashboardTexts, messagesTexts } from '../../content/staff/dashboard.ts';
import formStyles from '../../forms/Form.module.css';
import { formatMoment } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import type { DialogProps } from '../resource-tab/ResourceTab.tsx';
import styles from '../resource-tab/RecordDialog.module.css';
import { replyUrl } from './reply.ts';

const [open, answered] = messageStatuses;

type Props = DialogProps<ContactMessage> & {
  message: ContactMessage;
  onStatus: (message: ContactMessage, status: string) => void;
};

export function MessageDialog({ opened, message, report, onStatus, onDelete, onClose }: Props) {
  const { fields } = messagesTexts;
  return (
    <Modal {...dialogProps(dashboardTexts.close)} stackId="message" opened={opened} onClose={onClose} title={message.subject} size="lg">
      <div className={styles.body}>
        <dl className={styles.facts}>
          <dt>{fields.name}</dt>
          <dd>{message.name}</dd>
          <dt>{fields.email}</dt>
          <dd>
            <a href={mailto(message.email)}>{message.email}</a>
          </dd>
          <dt>{messagesTexts.status}</dt>
          <dd>
            <StatusLabel status={message.status} />
          </dd>
          <dt>{fields.created_at}</dt>
          <dd>
            <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
          </dd>
        </dl>
        <p className={styles.letter}>{message.message}</p>
        <p className={styles.hint}>{messagesTexts.replyHint}</p>
        {report}
        <div className={formStyles.actions}>
          <Button variant="subtle" color="red" onClick={({ currentTarget }) => onDelete(message, currentTarget)}>
            {dashboardTexts.delete}
          </Button>
          <Button variant="default" onClick={() => onStatus(message, message.status === answered ? open : answered)}>
            {message.status === answered ? messagesTexts.reopen : messagesTexts.markAnswered}
          </Button>
          <Button component="a" href={replyUrl(message)}>
            {messagesTexts.reply}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
