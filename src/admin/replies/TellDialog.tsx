import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Tell } from '#contract/answers.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { tellingTexts } from '../../content/staff/telling.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { mailTemplatesQuery } from '../shared/queries.ts';
import { TellForm } from './TellForm.tsx';
import type { Rejected } from './use-telling.tsx';

type Props = {
  opened: boolean;
  rejected: Rejected;
  /** @param forAll whether the next are told in the same way, without asking */
  onTell: (tell: Tell, forAll: boolean) => void;
  onClose: () => void;
};

export function TellDialog({ opened, rejected, onTell, onClose }: Props) {
  const { first, count } = rejected;
  const query = useQuery(mailTemplatesQuery);
  return (
    <Modal
      {...dialogProps(dashboardTexts.close)}
      opened={opened}
      onClose={onClose}
      title={first && count === 1 ? tellingTexts.titleOne(first.applicant_name) : tellingTexts.title(count)}
    >
      <Loaded query={query} failed={tellingTexts.loadFailed}>
        {(templates) => (
          <TellForm
            rejected={rejected}
            templates={templates}
            submit={tellingTexts.reject}
            onSubmit={(tell, forAll) => tell && onTell(tell, forAll)}
            onCancel={onClose}
          />
        )}
      </Loaded>
    </Modal>
  );
}
