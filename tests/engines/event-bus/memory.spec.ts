import { BusMemory, openMemoryEventBus } from '@talentlog/runtime';
import { eventBusContract } from './contract.ts';

const memory = new BusMemory();
eventBusContract('memory', {
  open: () => openMemoryEventBus(memory),
  read: async (topic) => memory.messages(topic),
});
