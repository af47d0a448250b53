import { campusCalls } from '@aarohan/shared/campus';
import { pace, type Paced, type Stream } from '../load/paced.ts';
import { pacedReport } from '../load/paced-report.ts';
import { get, post } from '../load/send.ts';
import { memoryReport } from '../memory-report.ts';
import { residentBytes, scrape } from '../metrics.ts';

const perSecond = 35;
const seconds = 60;
const samples = 10;
const resumeBytes = 300_000;

/** A fair day: candidates register one after the other, each with a résumé, and the API's memory is looked at ten times. */
export async function fair(origin: string): Promise<string> {
  const [post] = campusCalls['GET /api/getJobBlog'].answer.parse(await get(`${origin}/api/getJobBlog`));
  if (!post) throw new Error('There is no job post.');
  const memory = [residentBytes(await scrape(origin))];
  const done: Paced[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    done.push(...(await pace([candidates(origin, post._id, sample)], seconds / samples)));
    memory.push(residentBytes(await scrape(origin)));
  }
  const title = `${perSecond} candidates a second for ${seconds} s, each with a résumé of ${resumeBytes / 1000} KB`;
  return `${title}\n${pacedReport(done, seconds)}\n${memoryReport('API', memory)}`;
}

const candidates = (origin: string, postId: string, sample: number): Stream => ({
  perSecond,
  act: async (number, step) => {
    const who = sample * 10_000 + number;
    await step('candidate', () => post(`${origin}/api/addCandidateRegister`, aCandidate(postId, who), who));
  },
});

function aCandidate(blogId: string, who: number): FormData {
  const form = new FormData();
  const texts = {
    blogId,
    name: `Candidate ${who}`,
    email: `candidate-${who}@example.com`,
    phno: '9876543210',
    jobRole: 'Data analyst',
    state: 'West Bengal',
    city: 'Kolkata',
    gender: 'Female',
    dob: '2003-04-05',
    highestQualification: 'Graduate',
    currentlyWorking: 'No',
  };
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  form.set('resume', new Blob([aResume(who)], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}

function aResume(who: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(resumeBytes).fill(0x20);
  bytes.set(new TextEncoder().encode(`%PDF-1.7\n% ${who}\n`));
  return bytes;
}
