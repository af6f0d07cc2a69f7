import { screen } from '@testing-library/react';
import MyResume from '../src/public/pages/resume/MyResume.tsx';
import { FakeServer, jobSeeker } from './fake-server.ts';
import { resumeSeen } from './public-answers.ts';
import { renderPublic } from './render.tsx';

/** The page of the resume as its person opens it, with what the server was asked. */
export async function openResumePage(change: Parameters<typeof resumeSeen>[0] = {}) {
  const server = new FakeServer().signIn(jobSeeker()).answer('myResume', resumeSeen(change));
  const shown = await renderPublic(<MyResume />, { server, at: '/personal/my_resume' });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, server };
}
