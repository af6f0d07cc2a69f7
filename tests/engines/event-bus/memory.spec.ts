import { BusMemory, openMemoryEventBus } from '@talentlog/runtime';
import { eventBusContract } from './contract.ts';

const memory = new BusMemory();
eventBusContract('memory', async () => openMemoryEventBus(memory));
