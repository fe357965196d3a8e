import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts, messagesTexts } from '../../content/staff/dashboard.ts';
import formStyles from '../../forms/Form.module.css';
import { formatMoment } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import styles from '../applications/ApplicationDialog.module.css';
import { replyUrl } from './reply.ts';

type Props = {
  opened: boolean;
  message: ContactMessage;
  /** How what was done went. */
  report: ReactNode;
  onDelete: (message: ContactMessage, pressed: Element) => void;
  onClose: () => void;
};

/** A message as it was sent, to be read and answered. */
export function MessageDialog({ opened, message, report, onDelete, onClose }: Props) {
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
          <dt>{fields.created_at}</dt>
          <dd>
            <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
          </dd>
        </dl>
        <p className={styles.letter}>{message.message}</p>
        <p className={styles.hint}>{messagesTexts.replyHint}</p>
        {report}
        <div className={formStyles.actions}>
          <Button
            className={formStyles.first}
            variant="subtle"
            color="red"
            onClick={({ currentTarget }) => onDelete(message, currentTarget)}
          >
            {dashboardTexts.delete}
          </Button>
          <Button component="a" href={replyUrl(message)}>
            {messagesTexts.reply}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
