export type { Answer, Body, Method, Parameters, Path, PathOf, Schema } from '@wondercast/client/contract';
