import { randomUUID } from 'node:crypto';
import type { StoredResume } from '#contract/applications.ts';
import { resumeExtension, resumeTypes } from '#contract/resume.ts';
import { adminStore } from '../functions/src/data/admins.ts';
import { applicationStore } from '../functions/src/data/applications.ts';
import { adminActor } from '../functions/src/data/audit.ts';
import { openFirebase } from '../functions/src/data/firebase.ts';
import { jobStore } from '../functions/src/data/jobs.ts';
import type { Parts } from '../functions/src/parts.ts';
import { resumeFileName, resumePath, type ResumeStore, resumeStore } from '../functions/src/data/resumes.ts';
import { type Applicant, applicants } from './seed/applicants.ts';
import { docx } from './seed/docx.ts';
import { jobs as exampleJobs } from './seed/jobs.ts';
import { pdf } from './seed/pdf.ts';
import type { Stack } from './stack.ts';

export const localAdmin = { username: 'admin', password: 'local-admin-password' };
const staff = adminActor(localAdmin);

/** Fills an empty stack with example data, through the function's own data layer. */
export async function seed({ project, env }: Pick<Stack, 'project' | 'env'>): Promise<void> {
  // The Admin SDK reads these.
  Object.assign(process.env, env);
  const firebase = openFirebase(project);
  try {
    await seedStores({
      jobs: jobStore(firebase),
      applications: applicationStore(firebase),
      admins: adminStore(firebase),
      resumes: resumeStore(firebase),
    });
  } finally {
    await (await firebase.db()).terminate();
  }
}

type Stores = Pick<Parts, 'jobs' | 'applications' | 'admins' | 'resumes'>;

/** Adds the example data, unless it is there already. */
export async function seedStores({ admins, jobs, ...stores }: Stores): Promise<void> {
  if ((await admins.list()).some(({ username }) => username === localAdmin.username)) return;
  // In sequence, because lists are sorted by creation.
  const ids = new Map<string, string>();
  for (const job of exampleJobs) ids.set(job.title, (await jobs.create(job, staff)).id);
  for (const applicant of applicants) await addApplication(applicant, ids.get(applicant.job) ?? '', stores);
  // Last, because the account marks the data as complete.
  await admins.create(localAdmin.username, localAdmin.password);
}

async function addApplication(
  applicant: Applicant,
  jobId: string,
  { applications, resumes }: Pick<Stores, 'applications' | 'resumes'>,
): Promise<void> {
  const { job, status, resume, keep = false, ...input } = applicant;
  const id = randomUUID();
  const stored = resume && (await storeResume(id, resume.file_name, applicant.applicant_name, resume.lines, resumes));
  await applications.create(id, {
    ...input,
    keep,
    job_id: jobId,
    job_title: job,
    resume_path: stored?.path ?? null,
    resume: stored?.resume ?? null,
  });
  if (status !== 'Pending') await applications.setStatus(id, status, staff);
}

async function storeResume(
  id: string,
  name: string,
  title: string,
  lines: string[],
  resumes: ResumeStore,
): Promise<{ path: string; resume: StoredResume }> {
  const extension = resumeExtension(name);
  if (extension === undefined) throw new Error(`${name} is not the name of a resume`);
  const content = extension === 'pdf' ? pdf(title, lines) : docx(title, lines);
  const contentType = resumeTypes[extension];
  const fileName = resumeFileName(id, extension);
  await resumes.save(fileName, content, contentType);
  return { path: resumePath(fileName), resume: { file_name: name, content_type: contentType, size: content.length } };
}
