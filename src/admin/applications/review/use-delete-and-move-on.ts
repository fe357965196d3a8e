import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { applicationsTexts } from '../../../content/staff/dashboard.ts';
import { useFocusReturn } from '../../../lib/focus.ts';
import { applicationsPath } from '../../../paths.ts';
import { useDeletion } from '../../shared/use-local-changes.ts';
import type { Report } from '../../shared/use-report.ts';
import { countsQuery } from '../../shared/queries.ts';
import { conflictOf } from '../conflict.ts';
import { resourceName } from '../resource-name.ts';
import type { Walk } from './use-walk.ts';

/**
 * Asks, then deletes the open application, and moves on: to a neighbour at once, or else back to the list after the deletion. Reports a
 * failure.
 */
export function useDeleteAndMoveOn({ place, query, open, forget }: Walk, report: Report) {
  const [asking, setAsking] = useState(false);
  const rememberOpener = useFocusReturn(asking);
  const remove = useDeletion(resourceName, endpoints.deleteApplication);
  const client = useQueryClient();
  const navigate = useNavigate();

  const confirm = (application: Application) => {
    const { id, applicant_name } = application;
    setAsking(false);
    const neighbour = place?.next ?? place?.previous;
    const { pathname } = location;
    let base = application;
    const send = async () => {
      try {
        await remove(base);
      } catch (error) {
        const { current, failure } = await conflictOf(error, base);
        base = current;
        throw failure;
      }
      forget(id);
      void client.invalidateQueries({ queryKey: [resourceName] });
      // The neighbours of other applications have changed.
      void client.invalidateQueries({ queryKey: ['application'] });
      void client.invalidateQueries({ queryKey: countsQuery.queryKey });
      // Staff may have gone elsewhere in the meantime.
      if (neighbour === undefined && location.pathname === pathname) void navigate(applicationsPath(query));
      return applicationsTexts.deleted(applicant_name);
    };
    void report.run(texts.deleteApplicationFailed, send, { id, name: applicant_name });
    if (neighbour !== undefined) open(neighbour);
  };

  return {
    asking,
    ask: (opener?: Element) => {
      rememberOpener(opener);
      setAsking(true);
    },
    confirm,
    cancel: () => setAsking(false),
  };
}
