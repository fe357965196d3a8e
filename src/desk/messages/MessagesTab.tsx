import { useCallbackRef, useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactMessage,
  messageEndpoints,
  type MessageFilter,
  messageStatuses,
  messageViews,
} from '#rooms/messages/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { adminCall } from '../session/admin-call.ts';
import { focusedRow, leaveRow, rowTarget } from '../list/list-focus.ts';
import { ResourceTab, useResourceTab } from '../list/ResourceTab.tsx';
import { SelectAll } from '../list/RowParts.tsx';
import { usePagedList } from '../list/use-paged-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { MessageDialog, threadId } from './MessageDialog.tsx';
import { MessageRow } from './MessageRow.tsx';
import { MessagesBar } from './MessagesBar.tsx';
import { messagesTexts } from './messages-texts.ts';
import { MessagesFilter } from './MessagesFilter.tsx';
import { messages } from './messages.ts';

type Subject = { message: ContactMessage; replying?: boolean | undefined };

/** What visitors have sent with the contact form. */
export function MessagesTab() {
  const { get } = useAddress();
  const filter = readFilter(get);
  const { view, status, q } = filter;
  const filtered = (view ?? status ?? q) !== undefined;
  const tab = useResourceTab<ContactMessage, Subject>(messages);
  const { dialog, headingRef } = tab;
  const beside = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const selection = useSelection(JSON.stringify(filter));
  const matches = (message: ContactMessage) =>
    view === 'unread' ? message.unread_at !== null : [undefined, message.status].includes(view ? 'Open' : status);
  const list = usePagedList<ContactMessage>({
    name: messages.name,
    filter,
    load: (options) => adminCall(messageEndpoints.listMessages, options),
    matches,
    paused: tab.paused || selection.ids.size > 0,
  });
  const shown = list.data?.flat() ?? [];
  const shownAtSide = beside && dialog.opened ? dialog.subject?.message.id : undefined;

  const show = useCallbackRef((message: ContactMessage, opener?: Element, replying?: boolean) => {
    if (message.id === shownAtSide && !replying) focusWithoutScroll(document.getElementById(threadId));
    else dialog.open({ message, replying }, opener);
  });
  const follow = useCallbackRef((message: ContactMessage) => {
    if (shownAtSide !== undefined && shownAtSide !== message.id) show(message);
  });
  const select = useCallbackRef((message: ContactMessage, range: boolean) => selection.toggle(message, range ? shown : undefined));
  const placeOf = ({ id }: ContactMessage) => shown.findIndex((each) => each.id === id);
  // A row may have left the list since the reply was sent.
  const goOn = useCallbackRef((message: ContactMessage) => {
    if (!beside || shown.length === 1) flushSync(dialog.close);
    leaveRow(headingRef.current, placeOf(message));
  });

  /** Shows the next message, whose row gets the focus back. */
  const nextOf = (message: ContactMessage) => {
    const place = placeOf(message) + 1;
    const next = shown[place];
    return next && (() => show(next, rowTarget(headingRef.current, place) ?? undefined));
  };

  const isLoaded = list.data !== undefined;
  const focusFirst = useEffectEvent(() => {
    if (isLoaded && document.activeElement === document.body && headingRef.current) focusWithoutScroll(rowTarget(headingRef.current, 0));
  });
  // The keys work at once.
  useEffect(() => focusFirst(), [isLoaded]);

  return (
    <ResourceTab
      tab={tab}
      list={list}
      heading={messagesTexts.count(list.count, list.hasMore)}
      announceHeading={filtered}
      empty={filtered ? messagesTexts.noMatch : messagesTexts.empty}
      selectAll={<SelectAll label={messagesTexts.selectLoaded} shown={shown} selection={selection} />}
      keys={{
        r: (message) => {
          leaveRow(headingRef.current, focusedRow(headingRef.current));
          tab.setStatus(message, 'Answered');
        },
        m: (message) => show(message, undefined, true),
      }}
      row={(message) => (
        <MessageRow
          key={message.id}
          message={message}
          selected={selection.ids.has(message.id)}
          current={message.id === shownAtSide}
          leaving={!matches(message)}
          onFocus={follow}
          onSelect={select}
          onShow={show}
          onStatus={tab.setStatus}
          onDelete={tab.deletion.open}
        />
      )}
      bar={<MessagesBar selection={selection} outcome={tab} />}
      consequence={({ replies }) => (replies.length > 0 ? messagesTexts.deleteConsequence : '')}
      dialog={({ message, replying }, props) => (
        <MessageDialog
          {...props}
          message={list.current(message)}
          beside={beside}
          replying={replying}
          onStatus={tab.setStatus}
          onDone={() => goOn(message)}
          onNext={nextOf(message)}
          outcome={tab}
        />
      )}
    >
      <MessagesFilter filter={filter} />
    </ResourceTab>
  );
}

/** @returns the filter in the address. What is due, unread or open comes oldest first. */
function readFilter(get: (name: string) => string | undefined): MessageFilter {
  const chosen = get('status');
  const view = messageViews.find((each) => each === chosen);
  if (view) return { view };
  const status = messageStatuses.find((each) => each === chosen);
  const q = get('q')?.slice(0, limits.searchLength);
  return { status, q, order: !q && status === 'Open' ? 'oldest' : undefined };
}
