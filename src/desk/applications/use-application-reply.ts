import { useState } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import type { MailTemplates } from '#rooms/answers/contract/replies.ts';
import { type ReplyCalls, useReply } from '../answers/use-reply.ts';
import { adminCall } from '../session/admin-call.ts';
import { Conflict, type Outcome } from '../shell/resource.ts';
import { applications } from './resource.ts';

/** The props of the panels for writing to an applicant. */
export type PanelProps = {
  /** As it was when the panel was opened. */
  application: Application;
  templates: MailTemplates;
  outcome: Outcome;
  /** Called when sending begins and ends, because the application must not be left in between. */
  onSending: (sending: boolean) => void;
  /** Does nothing while something is being sent, so that a failure is seen. */
  onClose: () => void;
};

type Call<R> = (
  application: Application,
  reply: R,
  headers: Record<string, string>,
) => Promise<{ data: { reply: string; application: Application } }>;

/**
 * Sends a reply to the application that the panel was opened with, and closes the panel. After a
 * conflict, `application` is the version that its message describes.
 */
export function useApplicationReply<R extends { status?: string }>({ application: opened, outcome, onClose }: PanelProps, call: Call<R>) {
  const [application, setSeen] = useState(opened);
  const calls: ReplyCalls<Application, R> = {
    send: async (...reply) => {
      const { data } = await call(...reply);
      return { id: data.reply, stored: data.application };
    },
    takeBack: async (params) => (await adminCall(answerEndpoints.undoApplicationReply, { params })).data,
  };
  const sendReply = useReply(applications, calls, outcome);

  const send = async (reply: R) => {
    try {
      await sendReply(application, reply);
    } catch (error) {
      if (error instanceof Conflict) setSeen(error.current as Application);
      throw error;
    }
    onClose();
  };
  return { application, send };
}
