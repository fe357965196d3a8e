import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Application } from '#contract/applications.ts';
import { applicationsPath } from '../../../paths.ts';
import { itemKeys } from '../../shared/queries.ts';
import { useItemDeletion } from '../../shared/use-item-deletion.ts';
import type { Report } from '../../shared/use-report.ts';
import { applications } from '../resource.ts';
import type { Walk } from './use-walk.ts';

/** Deletes the open application. Staff move on to a neighbour at once, or back to the list afterwards. */
export function useDeleteAndMoveOn({ place, query, open, forget }: Walk, report: Report) {
  const remove = useItemDeletion(applications, report);
  const client = useQueryClient();
  const navigate = useNavigate();

  return (application: Application) => {
    const neighbour = place?.next ?? place?.previous;
    const { pathname } = location;
    remove(application, () => {
      forget(application.id);
      void client.invalidateQueries({ queryKey: [applications.name] });
      // The neighbours of other applications have changed.
      void client.invalidateQueries({ queryKey: itemKeys });
      // Staff may have gone elsewhere in the meantime.
      if (neighbour === undefined && location.pathname === pathname) void navigate(applicationsPath(query));
    });
    if (neighbour !== undefined) open(neighbour);
  };
}
