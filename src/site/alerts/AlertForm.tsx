import { TextInput } from '@mantine/core';
import { alertEndpoints, alertInput } from '#rooms/alerts/contract/alerts.ts';
import { facets, facetText, type JobFilter } from '#rooms/jobs/contract/job-facets.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { Captcha } from '../../shared/forms/captcha/Captcha.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { alertFormTexts } from '../../shared/texts/form-texts.ts';
import { privacyNoteTexts } from '../../shared/texts/privacy-notes.ts';
import { call } from '../../shared/lib/api.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { emailProps, publicFormValidator, usePublicForm } from '../../shared/forms/use-public-form.ts';
import styles from './AlertForm.module.css';

type AlertFormProps = {
  criteria: JobFilter;
  /** Leaves the focus where it is and shows a card, for a page that begins with the form. */
  atStart?: boolean;
};

/** Asks for mails about new jobs that meet the criteria, or about all if there are none. */
export function AlertForm({ criteria, atStart = false }: AlertFormProps) {
  const filter = Object.fromEntries(facets.flatMap((facet) => (criteria[facet] === undefined ? [] : [[facet, criteria[facet]]])));
  const criteriaText = facets.flatMap((facet) => (filter[facet] ? facetText(facet, filter[facet]) : [])).join(', ');

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
          <TextInput key={form.key('email')} {...textProps('email')} {...emailProps} />
          <Captcha {...captchaProps} />
        </PublicForm>
      )}
    </section>
  );
}
