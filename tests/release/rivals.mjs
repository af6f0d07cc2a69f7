// One of two processes whose callers all want the same login name. Told by messages whom to ask; answers the statuses.
process.on('message', async ({ url, cookie, proof, round, callers, name }) => {
  const statuses = await Promise.all(
    Array.from({ length: callers }, async (_, mine) => {
      const phone = `+86138${String(round * 1_000 + mine + (process.pid % 2) * 500).padStart(8, '0')}`;
      const answer = await fetch(`${url}/api/commands/CreateStaffAccount`, {
        method: 'POST',
        headers: { ...proof, 'content-type': 'application/json', cookie },
        body: JSON.stringify({ name: '对手', loginName: name, roles: ['HR'], phone, email: `${mine}@yunling.example` }),
      });
      await answer.text();
      return answer.status;
    }),
  );
  process.send(statuses);
});
