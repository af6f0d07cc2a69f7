import { type CommandClient, START, type Timers } from '@talentlog/runtime';
import type { Strike } from './faulty.ts';

const ownerOf: Readonly<Record<string, string>> = {
  'system:parse-resume-file': 'worker:parse-resume-file',
  'system:sap-bridge': 'sap-bridge',
  'system:erase-person': 'worker:erase-person',
};
const labelOf = (name: string, payload: object): string => {
  const about = Object.entries(payload).find(([key]) =>
    ['advertisementId', 'applicationId', 'interviewId', 'appointmentId'].includes(key),
  );
  if (name === 'QueueNotification' && 'channel' in payload) return `${name} ${String(payload.channel)}`;
  return about === undefined ? name : `${name} ${String(about[1])}`;
};

/** What the followers did to others; what carries an id that was there before changes nothing, as those others promise. */
export class Effects {
  /** How often SAP was told of somebody. */
  hires = 0;
  private readonly ids = new Set<string>();
  private readonly done: { readonly follower: string; readonly what: string }[] = [];

  have(follower: string, what: string, id: string): void {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    this.done.push({ follower, what });
  }

  async byFollower(timers: Timers): Promise<Record<string, readonly string[]>> {
    const due = await timers.due('2099-01-01T00:00:00.000Z', 100);
    const all = [...this.done, ...due.map(({ id }) => ({ follower: 'timers', what: id }))];
    return Object.fromEntries(
      [...new Set(all.map(({ follower }) => follower))].map((name) => [
        name,
        all
          .filter(({ follower }) => follower === name)
          .map(({ what }) => what)
          .sort(),
      ]),
    );
  }
}

/**
 * Takes a command id once. When its port is hit, it first does nothing, and the second time does it but nobody hears the answer. When
 * others keep being first, it answers so three times: more than a defect is tried before it is parked.
 */
export const commandsOf = (effects: Effects, strike: Strike): CommandClient => ({
  execute: async ({ name, payload, commandId, actor }) => {
    strike('command port', `before ${commandId}`, 1);
    try {
      strike('command conflict', `deciding ${commandId}`, 3);
    } catch {
      return { ok: false, code: 'common.version_conflict', status: 409 };
    }
    const label = labelOf(name, payload as object);
    effects.have(followerOf(actor, name, payload as object), label, commandId);
    strike('command port', `after ${commandId}`, 1);
    return { ok: true, position: START };
  },
});

function followerOf(actor: string, name: string, payload: object): string {
  if (actor === 'system:notifier') {
    if (name === 'QueueNotification') return 'notifier/queueing';
    return 'notificationId' in payload && payload.notificationId === 'n1'
      ? 'notifier/sending-mail'
      : 'notifier/sending-sms';
  }
  return ownerOf[actor] ?? actor.replace(/^system:/, 'process:');
}
