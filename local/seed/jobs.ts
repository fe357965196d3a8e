import type { z } from 'zod/mini';
import { type JobInput, jobInput } from '#rooms/jobs/contract/job-input.ts';

const inThreeWeeks = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const bengaluru = { places: [{ town: 'Bengaluru', region: 'Karnataka', country: 'IN' }] };

const paid = (pay_currency: string, pay_period: string, pay_min: number, pay_max = pay_min) => {
  return { pay_currency, pay_period, pay_min, pay_max };
};

const examples: z.input<typeof jobInput>[] = [
  {
    title: 'Summer Intern, Data and AI',
    description:
      'Spend twelve weeks with the team that puts language models to work on engineering documents. You take one question from a customer project, such as finding duplicate parts by their descriptions, and carry it from data to a tool that a person can try.\n\nYou have a mentor who reads your code every day, and you show your result to the whole office at the end.',
    requirements:
      'You study computer science or a neighboring subject.\nYou write Python that others can read.\nYou have trained or evaluated a model once, in a course or on your own.',
    department: 'Data and AI',
    ...bengaluru,
    workplace: 'On-site',
    job_type: 'Internship',
    experience_level: 'Student',
    ...paid('INR', 'month', 40_000),
    status: 'Inactive',
  },
  {
    title: 'Technical Recruiter, IT Staffing',
    description:
      'Find the engineers that our customers ask for, for contracts of six to eighteen months and for permanent posts. You take the briefing with the hiring manager, write the posting with them, and stay with each candidate from the first call to the first day.\n\nTwenty hours a week, on days that suit you.',
    requirements:
      'You have recruited software, PLM or embedded engineers for at least two years.\nYou can tell a Windchill administrator from a Windchill developer, or are keen to learn how.\nYou write clear English; Kannada, Hindi or Tamil help.',
    department: 'Staffing',
    ...bengaluru,
    workplace: 'Hybrid',
    job_type: 'Part-time',
    experience_level: '2 to 5 years',
    ...paid('INR', 'hour', 600, 850),
    status: 'Active',
  },
  {
    title: 'Mobile App Engineer, Offline-first',
    description:
      'Build the apps that field technicians and campus staff carry around: React Native on the phone, a synchronizing store below it, and a server that settles conflicts without losing anybody’s work. Places without a network are the normal case here.\n\nYou own features from the sketch to the store release, and you watch them being used. The team is five people: three on the apps, one on the server, one who designs.\n\nIn your first month you release one small fix to both stores. After three, one screen of the technician’s app is yours; after six, its synchronizing.',
    requirements:
      'You have shipped two or more apps in React Native, Kotlin or Swift.\nYou have built something that works without a network and know what went wrong the first time.\nYou test on cheap devices as readily as on new ones.',
    department: 'Apps',
    ...bengaluru,
    workplace: 'Hybrid',
    job_type: 'Full-time',
    experience_level: '3 to 6 years',
    ...paid('INR', 'year', 1_800_000, 2_800_000),
    status: 'Active',
  },
  {
    title: 'AI Engineer, Engineering Agents',
    description:
      'Work on WindchillCoderGPT and the PLM Regulatory Hub: agents that write Windchill customizations inside IntelliJ, and that prepare FDA and EU MDR submissions from product data. You build retrieval over code and regulations, the evaluations that tell a better prompt from a worse one, and the review steps that keep a person in charge.\n\nYou work with six others: four engineers, a PLM consultant and a writer of regulatory submissions. In your first month you build an evaluation set by hand for one question of a customer; after three months, one agent’s releases depend on it.',
    requirements:
      'You have put a language model feature in front of real users and kept it there.\nYou measure before you believe: you have built an evaluation set by hand.\nPython and TypeScript; Java is a plus for the IntelliJ side.',
    department: 'Data and AI',
    location: 'San José or anywhere in the USA',
    places: [{ country: 'US' }],
    workplace: 'Remote',
    job_type: 'Full-time',
    experience_level: '4+ years',
    ...paid('USD', 'year', 135_000, 165_000),
    benefits: 'Health, dental and vision insurance\n401(k) with a 4% match\n20 days of paid vacation',
    status: 'Active',
    questions: [
      { kind: 'number', text: 'How many years have you worked on features that use language models?' },
      { kind: 'choice', text: 'Where would you work?', choices: ['In the San José office', 'Remote, in the United States'] },
      { kind: 'text', text: 'Which evaluation have you built by hand, and what did it find?' },
    ],
  },
  {
    title: 'Embedded Engineer, RFID Readers',
    description:
      'Write the firmware and the middleware between a UHF reader and a warehouse system: antenna tuning, tag filtering at the edge, buffering through network failures, and remote updates that can be rolled back. Our boards run ARM Cortex-M and embedded Linux.\n\nAbout a fifth of the time is on site, commissioning readers at dock doors and event gates.\n\nThe team is four engineers and a shared laboratory. In your first month you commission one reader with a colleague; after three months, the updates over the air are yours.',
    requirements:
      'You write C that survives a review, and enough Python to test it.\nYou have worked with an RTOS or embedded Linux, and with SPI, UART and an oscilloscope.\nYou know EPC Gen2 or have learned a radio protocol of its kind.',
    department: 'Embedded',
    ...bengaluru,
    workplace: 'On-site',
    job_type: 'Contract',
    experience_level: '3+ years',
    closes_on: inThreeWeeks,
    status: 'Active',
  },
  {
    title: 'Senior Windchill Consultant',
    description:
      'Lead upgrades and data migrations for manufacturers who run their product data on PTC Windchill. You assess what was customized over the years, decide with the customer what stays, plan the rehearsals, and are there on the weekend when it counts.\n\nYou work in a team of four: two developers, a tester and you. In your first month you watch one rehearsal; you plan the next one yourself, and lead a cutover after six months.',
    requirements:
      'Five years or more with Windchill PDMLink, two of them as the responsible consultant.\nYou have migrated BOMs and change objects with WBM or your own loaders, and can tell what went wrong.\nJava, Info*Engine and enough SQL to prove that the numbers match.',
    department: 'PLM',
    places: [...bengaluru.places, { town: 'Pune', region: 'Maharashtra', country: 'IN' }],
    workplace: 'On-site',
    job_type: 'Full-time',
    experience_level: 'Over 5 years',
    ...paid('INR', 'year', 2_800_000, 4_000_000),
    benefits: 'Health insurance for you and your family\n24 days of paid leave\nThe PTC certifications that you choose',
    criteria: 'Knows Windchill\nPlans an upgrade\nFinds out what went wrong\nTalks with customers\nLeads a small team',
    status: 'Active',
  },
];

/** Example jobs, the oldest first. One is closed. */
export const jobs: JobInput[] = examples.map((example) => jobInput.parse(example));
