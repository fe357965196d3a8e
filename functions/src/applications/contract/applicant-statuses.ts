/** What applicants see of the statuses of staff: see statuses.ts. */
export const applicantStatuses = ['received', 'in review', 'interview', 'offer', 'hired', 'closed', 'withdrawn'] as const;

/** The road of an application, as its applicant sees it. */
export const applicantSteps = ['received', 'in review', 'interview', 'offer', 'decision'] as const;

export type ApplicantStatus = (typeof applicantStatuses)[number];
export type ApplicantStep = (typeof applicantSteps)[number];

/** Whether the applicant sees that nothing more will happen. */
export function isOver(shown: ApplicantStatus): boolean {
  return shown === 'withdrawn' || stepOf(shown) === 'decision';
}

/** @returns undefined for a withdrawn application, which has left the road */
export function stepOf(shown: ApplicantStatus): ApplicantStep | undefined {
  return shown === 'hired' || shown === 'closed' ? 'decision' : applicantSteps.find((step) => step === shown);
}
