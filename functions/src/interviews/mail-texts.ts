/** By what has happened. */
export const toApplicant = {
  booked: { subject: 'Your interview is booked', text: 'We look forward to meeting you.' },
  changed: { subject: 'Your interview has changed', text: 'Here are the new details.' },
  cancelled: { subject: 'Your interview is canceled', text: 'This interview is canceled.' },
  tomorrow: { subject: 'Your interview is tomorrow', text: 'We look forward to meeting you.' },
  'address ended': {
    subject: 'Your interview leaves this calendar',
    text: 'We no longer write to this address about it, so the invitation here ends.',
  },
  'address new': { subject: 'Your interview, at your new address', text: 'This is the invitation to an interview that is booked already.' },
};

export const toInterviewer = {
  booked: { subject: 'Interview booked', text: '' },
  changed: { subject: 'Interview changed', text: 'Here are the new details.' },
  cancelled: { subject: 'Interview canceled', text: 'This interview is canceled.' },
  left: { subject: 'You are no longer an interviewer', text: 'This interview takes place without you.' },
  tomorrow: { subject: 'Interview tomorrow', text: '' },
  'address ended': {
    subject: 'Interview leaves this calendar',
    text: 'Your account no longer has this email address, so the invitation to this interview ends here. The interview takes place.',
  },
  'address new': {
    subject: 'Interview invitation at your new address',
    text: 'Your account has a new email address. This is the invitation to an interview that is booked already.',
  },
};
