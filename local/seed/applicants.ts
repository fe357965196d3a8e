import type { ApplicationInput } from '#rooms/applications/contract/apply.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';

/** What staff did with an application. An interview is so many working days from now. */
type Step = { daysAgo: number; by?: string } & ({ status: ApplicationStatus } | { note: string } | { interviewIn: number });

export type Applicant = Omit<ApplicationInput, 'keep'> & {
  job: string;
  source?: string;
  receivedDaysAgo: number;
  history: Step[];
  resume?: { file_name: string; lines: string[] };
};

const colleague = 'priya';

const windchill = 'Senior Windchill Consultant';
const embedded = 'Embedded Engineer, RFID Readers';
const agents = 'AI Engineer, Engineering Agents';
const mobile = 'Mobile App Engineer, Offline-first';
const recruiter = 'Technical Recruiter, IT Staffing';

const reviewed = (daysAgo: number): Step => ({ daysAgo, status: 'Reviewed' });

function applicant(
  applicant_name: string,
  job: string,
  receivedDaysAgo: number,
  history: Step[] = [],
  details: Partial<Applicant> = {},
): Applicant {
  const [first = '', last = ''] = applicant_name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return {
    job,
    receivedDaysAgo,
    history,
    applicant_name,
    applicant_email: `${first}.${last}@example.com`,
    phone: '',
    cover_letter: `I read about the work of your team and would like to join it. My resume has the details.\n\n${applicant_name}`,
    resume: { file_name: `${applicant_name}.pdf`, lines: [`Applies for: ${job}`, 'Eight years in two teams', 'References on request'] },
    ...details,
  };
}

/** Fictitious applicants, each with texts of their own. */
export const detailedApplicants: Applicant[] = [
  applicant('Ananya Raghavan', windchill, 6, [reviewed(5)], {
    source: 'linkedin',
    phone: '+91 80 5550 0173',
    cover_letter:
      'I have led three Windchill upgrades in the last four years, the largest with 40 custom workflows of which we kept 11. I would like to do this in a team where rehearsals are part of the plan.',
    resume: {
      file_name: 'Ananya Raghavan.pdf',
      lines: [
        'PLM consultant, Bengaluru',
        '2021 to today: lead consultant for Windchill upgrades at a maker of pumps',
        '2017 to 2021: Windchill developer, change management and BOM reports',
        'Java, Info*Engine, Oracle, WBM, Creo View',
        'B.E. Mechanical Engineering',
      ],
    },
  }),
  applicant('Tomás Herrera', embedded, 5, [], {
    source: 'newsletter',
    phone: '+1 512 555 0117',
    cover_letter: '',
    resume: {
      file_name: 'resume-tomas-herrera.docx',
      lines: [
        'Firmware engineer',
        '2020 to today: reader firmware on Cortex-M4 with FreeRTOS, over-the-air updates',
        '2018 to 2020: test benches for NFC and UHF front ends',
        'C, Python, EPC Gen2, SPI, logic analyser',
      ],
    },
  }),
  applicant('Mei-Lin Chen', agents, 4, [], {
    source: 'linkedin',
    cover_letter:
      'For the past year I have run the evaluations of a support assistant with 300 hand-written cases. The agents on your site need the same care, in a field with higher stakes.\n\nI can start eight weeks after an offer.',
    resume: {
      file_name: 'Mei-Lin_Chen_CV.pdf',
      lines: [
        'Machine learning engineer, Seattle',
        '2022 to today: retrieval and evaluation for a support assistant',
        '2019 to 2022: search relevance for a parts catalogue',
        'Python, TypeScript, PostgreSQL',
      ],
    },
  }),
  applicant('Siddharth Iyer', mobile, 3, [], {
    phone: '+91 98 5550 0163',
    cover_letter: 'My last app was made for tea estates without a network. I can send you a test build.',
    resume: undefined,
  }),
];

/** Fictitious applicants, the earliest first. */
export const applicants: Applicant[] = [
  applicant('Oluwaseun Adeyemi', windchill, 34, [
    reviewed(33),
    { daysAgo: 32, note: 'Led the migration that we read about. Strong on BOM transformation.' },
    { daysAgo: 31, status: 'Shortlisted' },
    { daysAgo: 27, status: 'Interview', by: colleague },
    { daysAgo: 26, note: 'Two good hours. Would start in March.', by: colleague },
    { daysAgo: 20, status: 'Offer' },
    { daysAgo: 16, status: 'Hired' },
  ]),
  applicant('Kavya Menon', windchill, 31, [reviewed(30), { daysAgo: 29, status: 'Rejected' }]),
  applicant('Jonas Lindqvist', embedded, 29, [
    reviewed(28),
    { daysAgo: 27, status: 'Interview' },
    { daysAgo: 21, note: 'Wants to stay with firmware, not hardware.', by: colleague },
    { daysAgo: 20, status: 'Offer' },
  ]),
  applicant('Priyanka Desai', mobile, 27, [reviewed(26), { daysAgo: 25, status: 'Rejected', by: colleague }]),
  applicant('Carlos Mendes', recruiter, 24, [reviewed(23), { daysAgo: 22, status: 'Shortlisted' }]),
  applicant('Hannah Okonkwo', agents, 22, [reviewed(21), { daysAgo: 5, interviewIn: 2 }]),
  applicant('Rohan Kulkarni', mobile, 21, [reviewed(20), { daysAgo: 19, status: 'Rejected' }]),
  applicant('Elif Yılmaz', windchill, 19, [reviewed(18), { daysAgo: 17, status: 'Shortlisted' }]),
  applicant('Daniel Whitcombe', embedded, 18, [reviewed(17), { daysAgo: 16, status: 'Rejected' }]),
  applicant('Aarav Shetty', agents, 16, [reviewed(15), { daysAgo: 14, note: 'Ask for the evaluation that the cover letter mentions.' }]),
  applicant('Sofia Marchetti', recruiter, 15, [reviewed(14), { daysAgo: 13, interviewIn: -1 }]),
  applicant('Nadia Rahman', mobile, 13, [reviewed(12)]),
  applicant('Tanvi Joshi', windchill, 12),
  applicant('Viktor Dahl', embedded, 11, [reviewed(9), { daysAgo: 9, status: 'Shortlisted' }]),
  applicant('Grace Achieng', agents, 10),
  applicant('Arjun Nambiar', mobile, 9, [reviewed(8), { daysAgo: 7, status: 'Rejected' }]),
  applicant('Luisa Fernandez', recruiter, 9),
  applicant('Tobias Brandt', embedded, 8),
  ...detailedApplicants,
  applicant('Rohan Kulkarni', agents, 3, [], { applicant_email: 'rohan.kulkarni+agents@example.com' }),
  applicant('Imani Njoroge', windchill, 3),
  applicant('Felix Hartmann', mobile, 2),
  applicant('Sneha Pillai', windchill, 2),
  applicant('Marek Zielinski', embedded, 1),
  applicant('Rohan Kulkarni', recruiter, 1),
  applicant('Leila Haddad', agents, 1),
  applicant('Chidi Eze', windchill, 0),
];
