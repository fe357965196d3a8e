import { describe, expect, it } from 'vitest';
import { fileNameOf, isResumeFileName, resumeFileName, resumePath } from './resumes.ts';

const uuid = '3b241101-e2bb-4255-8caf-4136c566a962';

describe('a file name', () => {
  it('is made of id and extension, and can be read from its path', () => {
    const name = resumeFileName(uuid, 'pdf');
    expect(isResumeFileName(name)).toBe(true);
    expect(resumePath(name)).toBe(`uploads/resumes/${uuid}.pdf`);
    expect(fileNameOf(resumePath(name))).toBe(name);
  });

  it.each(['', '..', `../${uuid}.pdf`, `${uuid}.exe`, `${uuid}.pdf/`, `${uuid}.PDF`, `${uuid}.pdf\n`, 'x.pdf'])('is refused: %j', (text) =>
    expect(isResumeFileName(text)).toBe(false),
  );
});
