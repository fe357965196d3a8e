import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { readSource } from '#rooms/applications/contract/source.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { jobPath } from '../../paths.ts';
import styles from '../../shared/forms/Form.module.css';
import { jobPageTexts } from '../../site/careers/job-page-texts.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { sourcesQuery } from '../shell/queries.ts';
import { jobsTexts } from './jobs-texts.ts';

const { share } = jobPageTexts;
const { link: texts } = jobsTexts;

type Props = { job: ListedJob; opened: boolean; onClose: () => void };

/** Copies the address of a job's page, with the source by which its applications are counted. */
export function JobLinkDialog({ job, opened, onClose }: Props) {
  const { data: sources = [] } = useQuery(sourcesQuery);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { copy, copied, error } = useClipboard();
  const source = readSource(typed.trim());
  const isWrong = typed.trim() !== '' && source === '';
  const url = location.origin + jobPath(job.id) + (source && `?ref=${source}`);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isWrong) copy(url);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title(job.title)}>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          label={texts.source}
          description={texts.sourceHint}
          error={isWrong && texts.invalidSource}
          list={listId}
          maxLength={limits.sourceLength}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
        <datalist id={listId}>
          {sources.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <p className="hint">{url}</p>
        <div className={styles.actions}>
          <p role="status">{error ? share.failed : copied && share.linkCopied}</p>
          <Button type="submit">{share.copyLink}</Button>
        </div>
      </form>
    </Dialog>
  );
}
