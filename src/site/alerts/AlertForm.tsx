import { Checkbox, TextInput } from '@mantine/core';
import '../../shared/styles/mantine-checkbox.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { alertEndpoints, alertInput } from '#rooms/alerts/contract/alerts.ts';
import { type AlertFilter, facetLabels, facets, facetText, facetValues, type JobFilter } from '#rooms/jobs/contract/job-facets.ts';
import { publicJobEndpoints } from '#rooms/jobs/contract/public-endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { Captcha } from '../../shared/forms/captcha/Captcha.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { alertFormTexts } from '../../shared/texts/form-texts.ts';
import { privacyNoteTexts } from '../../shared/texts/privacy-note-texts.ts';
import { call } from '../../shared/lib/api.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { useLoad } from '../../shared/lib/use-load.ts';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { emailProps, publicFormValidator, usePublicForm } from '../../shared/forms/use-public-form.ts';
import styles from './AlertForm.module.css';

type AlertFormProps = {
  criteria: JobFilter;
  /** Leaves the focus where it is and shows a card, for a page that begins with the form. */
  atStart?: boolean;
};

/** Of these, several values can be chosen. */
const severalOf = ['location', 'job_type', 'department'] as const;

const loadJobs = async (signal: AbortSignal) =>
  (await call(publicJobEndpoints.listPublicJobs, { query: { texts: 'excerpt' }, signal })).data;

/** Asks for mails about new jobs that meet the criteria, or about all if there are none. */
export function AlertForm({ criteria, atStart = false }: AlertFormProps) {
  const [chosen, setChosen] = useState<AlertFilter>({});
  const wanted = (facet: keyof AlertFilter) => chosen[facet] ?? [criteria[facet] ?? []].flat();
  const filter = Object.fromEntries(facets.flatMap((facet) => (wanted(facet).length > 0 ? [[facet, wanted(facet)]] : [])));
  const criteriaText = facets.flatMap((facet) => wanted(facet).map((value) => facetText(facet, value))).join(', ');
  const [opened, setOpened] = useState(false);
  const { state } = useLoad(opened && loadJobs);
  // Without the open jobs, the criteria stay as they are.
  const jobs = state.status === 'ready' ? state.data : [];

  const publicForm = usePublicForm({
    name: 'alerts',
    labels: { email: alertFormTexts.email },
    blank: { email: alertFormTexts.blank },
    validate: publicFormValidator(alertInput, texts.captchaRequired),
    send: async (values) => (await call(alertEndpoints.requestAlerts, { body: { ...values, filter } })).data.message,
  });
  const { form, answer, textProps, captchaProps } = publicForm;

  return (
    <section className={styles.alerts} data-card={atStart || undefined} aria-labelledby="alerts-heading">
      {/* Takes the focus, because the button that opened the form is gone. */}
      <h2 id="alerts-heading" className="h4" ref={atStart ? undefined : focusOnMount} tabIndex={-1}>
        {alertFormTexts.heading}
      </h2>
      {answer ? (
        // Takes the focus, because the form is gone.
        <Notice ref={focusOnMount} kind="success">
          {answer.value}
        </Notice>
      ) : (
        <PublicForm
          form={publicForm}
          texts={alertFormTexts}
          failed={visitorTexts.alertsFailed}
          privacyNote={{ text: privacyNoteTexts.alerts, newTab: true }}
        >
          <p>{criteriaText === '' ? alertFormTexts.all : alertFormTexts.like(criteriaText)}</p>
          <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
            <summary className="disclosure">
              {alertFormTexts.choose}
              <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
            </summary>
            {severalOf.map((facet) => (
              <Checkbox.Group
                key={facet}
                label={facetLabels[facet]}
                value={wanted(facet)}
                onChange={(all) => setChosen({ ...chosen, [facet]: all })}
              >
                <div className={styles.values}>
                  {[...new Set([...jobs.flatMap((job) => facetValues(job, facet)), ...wanted(facet)])].filter(Boolean).map((value) => (
                    <Checkbox key={value} value={value} label={facetText(facet, value)} />
                  ))}
                </div>
              </Checkbox.Group>
            ))}
          </details>
          <TextInput key={form.key('email')} {...textProps('email')} {...emailProps} />
          <Captcha {...captchaProps} />
        </PublicForm>
      )}
    </section>
  );
}
