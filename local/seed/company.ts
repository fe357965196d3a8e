import type { Role } from '#rooms/platform/contract/roles.ts';
import type { Applicant, Message, StaffAccount, Step } from './stories.ts';

/** An invented company and its hiring. Days count back from now; negative ones are ahead. */

const windchill = 'Senior Windchill Consultant';
const embedded = 'Embedded Engineer, RFID Readers';
const agents = 'AI Engineer, Engineering Agents';
const mobile = 'Mobile App Engineer, Offline-first';
const recruiter = 'Technical Recruiter, IT Staffing';

const colleague = (username: string, name: string, title: string, role: Role, ...jobs: string[]): StaffAccount => ({
  username,
  name,
  title,
  role,
  jobs,
});

export const colleagues = [
  colleague('admin', 'Meera Krishnan', 'Head of Talent', 'admin'),
  colleague('priya', 'Priya Nair', 'Recruiter', 'recruiter'),
  colleague('sofia', 'Sofia Lindgren', 'PLM Practice Lead', 'manager', windchill),
  colleague('daniel', 'Daniel Osei', 'Embedded Engineering Manager', 'manager', embedded),
  colleague('kenji', 'Kenji Watanabe', 'AI and Apps Lead', 'manager', agents, mobile),
];

const reviewed = (daysAgo: number, by = 'priya'): Step => ({ daysAgo, by, status: 'Reviewed' });
const shortlisted = (daysAgo: number, by: string): Step => ({ daysAgo, by, status: 'Shortlisted' });
const owned = (daysAgo: number, owner: string, by = 'priya'): Step => ({ daysAgo, by, owner });
const noted = (daysAgo: number, by: string, note: string): Step => ({ daysAgo, by, note });
const asked = (daysAgo: number, by = 'priya'): Step => ({ daysAgo, by, mail: 'ask' });
export const reasons = ['Other skills', 'Too little experience', 'Pay', 'Place or hours', 'Position filled'];

const rejected = (daysAgo: number, reason = 'Other skills'): Step => ({ daysAgo, by: 'priya', mail: 'reject', reason });
const invited = (daysAgo: number, by: string, interviewers: string[], on: number): Step => ({ daysAgo, by, interviewers, on });
const booked = (daysAgo: number): Step => ({ daysAgo, by: 'applicant', chooses: 0 });
const scored = (daysAgo: number, by: string, ratings: string, text: string): Step => ({ daysAgo, by, ratings, text });

const someone = (applicant_name: string, job: string, receivedDaysAgo: number, history: Step[] = [], source = ''): Applicant => ({
  applicant_name,
  job,
  receivedDaysAgo,
  history,
  source,
});

/** Each has texts of their own. */
export const detailedApplicants: Applicant[] = [
  {
    ...someone('Ananya Raghavan', windchill, 6, [reviewed(5, 'admin')], 'linkedin'),
    phone: '+91 80 5550 0173',
    cover_letter:
      'I have led three Windchill upgrades in the last four years, the largest with 40 custom workflows of which we kept 11. I would like to do this in a team where rehearsals are part of the plan.',
  },
  {
    ...someone('Tomás Herrera', embedded, 5, [], 'newsletter'),
    phone: '+1 512 555 0117',
    cover_letter: '',
    file_name: 'resume-tomas-herrera.docx',
  },
  {
    ...someone('Mei-Lin Chen', agents, 4, [], 'linkedin'),
    cover_letter:
      'For the past year I have run the evaluations of a support assistant with 300 hand-written cases. The agents on your site need the same care, in a field with higher stakes.\n\nI can start eight weeks after an offer.',
    file_name: 'Mei-Lin_Chen_CV.pdf',
  },
  {
    ...someone('Siddharth Iyer', mobile, 3),
    phone: '+91 98 5550 0163',
    cover_letter: 'My last app was made for tea estates without a network. I can send you a test build.',
    file_name: '',
  },
];

/** The earliest first. */
export const applicants: Applicant[] = [
  someone(
    'Oluwaseun Adeyemi',
    windchill,
    59,
    [
      reviewed(58),
      noted(58, 'priya', '@sofia Led the migration that we read about. Strong on BOM transformation. Worth an hour of yours?'),
      noted(57, 'sofia', 'Yes. I know the plant, and 400,000 parts in one weekend is no small thing.'),
      owned(57, 'sofia'),
      shortlisted(57, 'sofia'),
      invited(56, 'priya', ['sofia', 'admin'], 51),
      booked(55),
      scored(51, 'sofia', 'yyYyy', 'Took the failed rehearsal apart minute by minute, and named what he would do first now.'),
      scored(50, 'admin', 'yyyYy', 'Explains a change process so that a buyer understands it.'),
      { daysAgo: 48, by: 'sofia', status: 'Offer' },
      {
        daysAgo: 47,
        by: 'admin',
        mail: 'ask',
        text: 'We would like you to join us, and have attached the details to a separate email. Please tell us by Friday.',
      },
      { daysAgo: 42, by: 'admin', status: 'Hired' },
    ],
    'referral',
  ),
  someone('Kavya Menon', windchill, 57, [reviewed(56), rejected(54, 'Too little experience')], 'linkedin'),
  someone('Jonas Lindqvist', embedded, 53, [
    reviewed(52),
    owned(51, 'daniel'),
    invited(50, 'priya', ['daniel', 'priya'], 44),
    booked(49),
    scored(44, 'daniel', 'YyyyY', 'Read our schematic faster than some of us, and asked about the ground plane.'),
    noted(43, 'daniel', 'Wants to stay with firmware, not hardware. Fits.'),
    asked(36),
    asked(27),
    asked(18),
    { daysAgo: 9, by: 'daniel', status: 'Offer' },
    {
      daysAgo: 8,
      by: 'admin',
      mail: 'ask',
      text: 'We would like you to join us as an embedded engineer from January on. The contract comes in a separate email.',
    },
  ]),
  someone('Priyanka Desai', mobile, 52, [reviewed(51), rejected(49, 'Pay')]),
  someone('Carlos Mendes', recruiter, 49, [reviewed(48), asked(46), { daysAgo: 40, by: 'applicant', status: 'Withdrawn' }]),
  someone('Rohan Kulkarni', mobile, 47, [reviewed(40), rejected(35)], 'linkedin'),
  someone(
    'Amara Nwosu',
    agents,
    46,
    [
      reviewed(45),
      owned(44, 'kenji'),
      invited(43, 'priya', ['kenji'], 39),
      booked(42),
      scored(39, 'kenji', 'YYyY', 'Brought her own evaluation set, and the three cases in which it had misled her.'),
      { daysAgo: 37, by: 'kenji', status: 'Offer' },
      { daysAgo: 30, by: 'admin', status: 'Hired' },
    ],
    'university-austin',
  ),
  someone('Elif Demir', windchill, 43, [
    reviewed(42),
    owned(41, 'sofia'),
    invited(40, 'priya', ['sofia', 'admin'], 35),
    booked(39),
    scored(35, 'sofia', 'yynyn', 'Knows the product well, but has not yet carried a plan from start to end.'),
    scored(34, 'admin', 'ynnyy', 'Honest about what she has not done. Let us stay in touch.'),
    rejected(33),
  ]),
  someone('Daniel Whitcombe', embedded, 42, [reviewed(41), rejected(39, 'Too little experience')]),
  someone('Ji-ho Park', agents, 38, [reviewed(37), rejected(36, 'Place or hours')], 'linkedin'),
  someone('Maria Fernandes', mobile, 36, [reviewed(35), rejected(33)]),
  someone(
    'Viktor Dahl',
    embedded,
    35,
    [reviewed(34), invited(33, 'priya', ['daniel'], 29), booked(32), rejected(27, 'Position filled')],
    'newsletter',
  ),
  someone('Tanvi Joshi', windchill, 33, [reviewed(32), rejected(29, 'Too little experience')]),
  someone('Aisha Bello', mobile, 31, [reviewed(30), rejected(28)]),
  someone('Grace Achieng', agents, 30, [reviewed(29), rejected(26)], 'linkedin'),
  someone('Nadia Rahman', mobile, 28, [reviewed(27), rejected(24)]),
  someone('Pedro Alvarez', embedded, 27, [reviewed(26), rejected(23, 'Pay')]),
  someone(
    'Hannah Okonkwo',
    agents,
    24,
    [
      reviewed(23),
      owned(22, 'kenji'),
      noted(22, 'priya', '@kenji She runs the evaluation group that you wrote about. Can you take this one?'),
      noted(21, 'kenji', 'Gladly. Please invite her, with Meera for the second half.'),
      asked(16),
      invited(7, 'priya', ['kenji', 'admin'], 0),
      booked(6),
    ],
    'referral',
  ),
  someone('Samuel Levi', embedded, 23, [reviewed(22), rejected(19)]),
  someone('Lucas Oliveira', recruiter, 22, [
    reviewed(21),
    asked(17),
    invited(9, 'admin', ['admin', 'priya'], 1),
    booked(8),
    scored(1, 'priya', 'yyYy', 'Found the right questions for a Windchill role within ten minutes.'),
  ]),
  someone('Aarav Shetty', agents, 20, [
    reviewed(19),
    asked(17),
    shortlisted(8, 'kenji'),
    owned(8, 'kenji', 'kenji'),
    noted(8, 'kenji', '@priya Please ask for the evaluation that the cover letter mentions.'),
    asked(7),
  ]),
  someone('Arjun Nambiar', mobile, 19, [reviewed(18), rejected(15, 'Too little experience')], 'linkedin'),
  someone(
    'Sofia Marchetti',
    recruiter,
    18,
    [reviewed(17), owned(17, 'priya'), asked(15), invited(6, 'priya', ['priya'], -2), booked(5)],
    'newsletter',
  ),
  someone('Linh Tran', windchill, 16, [reviewed(15), owned(15, 'sofia'), invited(8, 'priya', ['sofia'], -1), booked(7)], 'linkedin'),
  someone('Tobias Brandt', embedded, 15, [reviewed(12)]),
  someone('Luisa Fernandez', recruiter, 15, [reviewed(14), rejected(12)]),
  someone('Farid Haidari', embedded, 14, [reviewed(13), owned(13, 'daniel'), asked(6, 'daniel')]),
  someone('Ibrahim Diallo', windchill, 13, [owned(12, 'sofia')]),
  someone('Chloe Martin', mobile, 11, [reviewed(10), owned(10, 'kenji'), invited(2, 'priya', ['kenji', 'priya'], -4)]),
  someone('Yuki Tanaka', agents, 11, [reviewed(10), shortlisted(9, 'kenji'), asked(5)], 'university-austin'),
  someone('Marek Zielinski', embedded, 9, [reviewed(8), shortlisted(6, 'daniel'), invited(1, 'admin', ['daniel'], -3)]),
  someone('Zoe Papadopoulos', mobile, 8, [reviewed(5), { daysAgo: 0, by: 'admin', mail: 'reject', tomorrow: true }]),
  ...detailedApplicants,
  someone('Imani Njoroge', windchill, 3, [owned(2, 'admin')], 'linkedin'),
  someone('Rohan Kulkarni', agents, 3),
  someone('Felix Hartmann', mobile, 2),
  someone('Sneha Pillai', windchill, 2, [noted(1, 'priya', '@admin Two offers elsewhere, she says. Shall we see her this week?')]),
  someone('Leila Haddad', agents, 1, [], 'newsletter'),
  someone('Rohan Kulkarni', recruiter, 1),
  someone('Anders Holm', embedded, 1),
  someone('Chidi Eze', windchill, 0),
];

/** Messages: new, answered once and twice, closed unanswered, reopened, and with a failed mail. */
export const messages: Message[] = [
  {
    name: 'Gabriela Santos',
    subject: 'Windchill 11 upgrade before the summer shutdown',
    daysAgo: 41,
    message:
      'We run Windchill PDMLink 11.0 with about 60 customizations and want to be on 13 before our plant closes in July.\n\nCould you look at what we have and tell us what an upgrade would take?',
    replies: [
      { by: 'priya', daysAgo: 40, text: 'Yes. Sofia Lindgren leads our PLM practice, and can look at your system for a day next week.' },
      { by: 'admin', daysAgo: 38, text: 'You will have our assessment by the end of the month: one page for each customization.' },
    ],
  },
  {
    name: 'Thomas Weber',
    subject: 'RFID readers at eight dock doors',
    daysAgo: 27,
    message: 'Our present readers miss one tag in fifty when pallets pass quickly. Do you also look at installations that others made?',
    replies: [
      {
        by: 'admin',
        daysAgo: 26,
        text: 'We do. A survey of the doors takes a day, and tells you whether antennas, power or filtering is to blame.',
      },
    ],
  },
  {
    name: 'Nkechi Obi',
    subject: 'Talk at our product data meetup',
    daysAgo: 19,
    message: 'Would somebody of your team speak about classification of parts with language models? We are about forty people in Austin.',
    replies: [{ by: 'priya', daysAgo: 18, text: 'Kenji Watanabe would be glad to. Which evenings in January suit you?' }],
    fails: true,
  },
  {
    name: 'Best Rank Agency',
    subject: 'First place in search results',
    daysAgo: 12,
    message: 'We can bring your website to the top within two weeks. Reply for our price list.',
    status: 'Answered',
  },
  {
    name: 'Ravi Subramaniam',
    subject: 'Contract staff for a PLM rollout',
    daysAgo: 6,
    message: 'We need two Windchill administrators in Pune for nine months from February on. Can you send profiles?',
    replies: [
      {
        by: 'priya',
        daysAgo: 5,
        text: 'Two administrators are free from February 1. I have their profiles ready; to whom may I send them?',
      },
    ],
  },
  {
    name: 'Helen Brooks',
    subject: 'Question about the read zone survey',
    daysAgo: 2,
    message: 'Your sample report shows the readings at one height only. Do you also measure at the height of a forklift?',
    replies: [{ by: 'admin', daysAgo: 1, text: 'We measure at three heights. I will send you the other two tables.' }],
    status: 'Open',
  },
  {
    name: 'Yusuf Kaya',
    subject: 'Offline app for field inspections',
    daysAgo: 1,
    message:
      'Our inspectors work in tunnels without a network. They take about 200 photos a day. Is that something your apps can hold and send later?',
  },
  {
    name: 'Emma Lindholm',
    subject: 'Demo of WindchillCoderGPT',
    daysAgo: 0,
    message:
      'We are three developers with a large backlog of customizations. Could we see the agent with our own code, on our own machines?',
  },
];
