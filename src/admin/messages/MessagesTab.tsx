import { SubmissionsTab } from '../resource-tab/SubmissionsTab.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { messages } from './resource.ts';

export function MessagesTab() {
  return <SubmissionsTab resource={messages} Dialog={MessageDialog} />;
}
