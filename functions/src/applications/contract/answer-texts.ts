/** Of the questions of a job, in the form to apply. */
export const answerTexts = {
  yourAnswer: 'Your answer',
  blankAnswer: 'Please answer this question',
  notNumber: 'Please enter a number, such as 5 or 2.5',
  notOffered: 'Please choose one of the answers',
  invalidAnswers: 'The answers to the questions are not valid',
  questionsChanged:
    'The questions of this opening have changed since you opened the form. What you wrote is still there. Please look at the questions again',
} as const;
