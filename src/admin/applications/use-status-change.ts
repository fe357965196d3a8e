import { useCallbackRef } from '@mantine/hooks';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { useChange } from '../resource-tab/use-local-changes.ts';
import type { Report } from '../resource-tab/use-report.ts';
import { adminCall } from '../session/admin-call.ts';

export type SetStatus = (application: Application, status: string) => void;

/** @returns a stable function, for memoised rows */
export function useStatusChange(name: string, report: Report): SetStatus {
  const change = useChange<Application>(name, async ({ id, status }) => {
    const { data } = await adminCall(endpoints.updateApplicationStatus, { params: { id }, body: { status } });
    return data;
  });

  return useCallbackRef((application, status) => {
    const { applicant_name } = application;
    const send = async () => {
      await change({ ...application, status });
      return applicationsTexts.statusChanged(applicant_name, status);
    };
    void report.run(texts.updateStatusFailed, send, applicant_name);
  });
}
