import { useCallbackRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { useChange } from '../shared/use-local-changes.ts';
import type { Report } from '../shared/use-report.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery, timelineQuery } from '../shared/queries.ts';
import type { Undo } from '../shared/use-undo.ts';
import { conflictOf } from './conflict.ts';
import { resourceName } from './resource-name.ts';

/** @param onUndo called when the change is undone */
export type SetStatus = (application: Application, status: string, onUndo?: () => void) => void;

/**
 * Changes the status of one application, shows that at once, and offers to undo it. If somebody else has changed the application, the failure
 * says so, and a retry is based on the new version. @returns a stable function, for memoised rows
 */
export function useStatusChange(report: Report, undo: Undo): SetStatus {
  const client = useQueryClient();
  const change = useChange<Application>(resourceName);

  const set = (application: Application, status: string, withdrawOffer?: () => void) => {
    const { id, applicant_name } = application;
    let base = application;
    const send = async () => {
      try {
        await change({ ...base, status }, setStatus);
      } catch (error) {
        withdrawOffer?.();
        const { current, failure } = await conflictOf(error, base);
        base = current;
        void client.invalidateQueries({ queryKey: [resourceName] });
        if (current.status !== status) throw failure;
      } finally {
        void client.invalidateQueries({ queryKey: ['application', id] });
        void client.invalidateQueries({ queryKey: timelineQuery(id).queryKey });
        void client.invalidateQueries({ queryKey: countsQuery.queryKey });
      }
      return applicationsTexts.statusChanged(applicant_name, status);
    };
    void report.run(texts.updateStatusFailed, send, { id, name: applicant_name });
  };

  return useCallbackRef((application, status, onUndo) => {
    const before = application.status;
    if (status === before) return;
    const withdrawOffer = undo.propose({
      text: applicationsTexts.statusChanged(application.applicant_name, status),
      undo: () => {
        set({ ...application, status }, before);
        onUndo?.();
      },
    });
    set(application, status, withdrawOffer);
  });
}

async function setStatus({ id, status, updated_at }: Application): Promise<Application> {
  return (await adminCall(endpoints.updateApplicationStatus, { params: { id }, body: { status, updated_at } })).data;
}
