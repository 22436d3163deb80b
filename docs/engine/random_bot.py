#!/usr/bin/env python3
"""Plays any game of Rumpus at random: rumpus match GAME --seat 'cmd:python3 random_bot.py' --seat bot:1"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


request = None
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say({"type": "ready", "protocol": "rumpus-engine/1", "name": "random_bot.py"})
    elif kind == "decide":
        request = message
        random.seed(request["seed"])  # the same seed of a batch gives the same games
    elif kind == "refused":
        print("refused:", message["refusal"]["because"], file=sys.stderr)
    elif kind == "unreadable":
        print("not understood:", message["because"], file=sys.stderr)
    elif kind == "quit":
        break
    if kind in ("decide", "refused", "unreadable"):
        action = random.choice(request["decisions"])
        say({"type": "decision", "id": request["id"], "action": action})
